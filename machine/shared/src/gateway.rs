//! Message gateway: barriers.
//!
//! Source: [skl.7:Message Gateway], GW-01 to GW-03. The gateway here only accepts the message: whoever runs the thread
//! group counts arrivals and raises notification register n0.

use crate::lanes::{register, respond_register};
use bits::bit;
use hw::message::Gateway;
use ports::{Grf, SendMessage, SendReply};
use probe::Context;

/// Performs one gateway message.
pub(crate) fn send(descriptor: &Gateway, message: &SendMessage, grf: &mut Grf, cx: &Context) -> SendReply {
    match descriptor.subfunction_id {
        Gateway::SUBFUNCTION_ID_BARRIER_MSG => {
            let predicate_mask_enable = bit(register(message, grf, 0)[2], 30);
            if predicate_mask_enable {
                cx.gap("GW-03", "predicated barrier: the sum of the predicates is given as 0");
                respond_register(message, grf, 0, &[0; 8], 1);
            }
            SendReply::Barrier
        }
        Gateway::SUBFUNCTION_ID_GET_TIMESTAMP => {
            cx.gap("GW-02", "gateway time stamp: zeros are returned");
            let high = bit(register(message, grf, 0)[5], 31);
            respond_register(message, grf, 0, &[0; 8], if high { 0xf0 } else { 0x0f });
            SendReply::Done
        }
        other if message.end_of_thread => {
            cx.undefined("GW-01", format!("gateway message {other} ends a thread"));
            SendReply::Done
        }
        other => {
            cx.gap("GW-01", format!("gateway message {other}"));
            SendReply::Done
        }
    }
}
