import { type DeliveryState, POSTMARK_METADATA } from '@dakhila/domain/messaging/delivery';
import { z } from 'zod';

/** What a mail service reports. After a soft bounce, such as a full mailbox, this mail is lost but the address is not. */
export type MailEvent = {
  event: 'delivered' | 'soft-bounce' | 'hard-bounce' | 'complaint';
  recipients: string[];
  /** The id that we gave the mail: a uuid, or `<uuid@domain>`. */
  messageId?: string | undefined;
  /** When the service noticed it, if it says so. */
  at?: Date | undefined;
};

export const STATE_AFTER: Record<MailEvent['event'], DeliveryState> = {
  delivered: 'delivered',
  'soft-bounce': 'failed',
  'hard-bounce': 'failed',
  complaint: 'complained',
};

const address = z.string().min(3).max(320);
const text = z.string().max(1_000).optional().catch(undefined);
const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
/** A moment that cannot be read counts as none: the rest of the report is worth having. */
const moment = text.transform((typed) => {
  const at = Date.parse(typed ?? '');
  return at > EARLIEST ? new Date(at) : undefined;
});

/** Any service whose report format can be chosen. */
const Generic = z
  .object({
    event: z.enum(['delivered', 'soft-bounce', 'hard-bounce', 'complaint']),
    messageId: z.string().max(500).optional(),
    recipient: address.optional(),
  })
  .transform(
    ({ event, messageId, recipient }): MailEvent => ({ event, messageId, recipients: recipient ? [recipient] : [] }),
  );

/** The types of https://postmarkapp.com/developer/api/bounce-api#bounce-types that end a mail. Others, such as a delay or an automatic answer, say nothing. */
const POSTMARK_BOUNCES = new Map<string | undefined, MailEvent['event']>([
  ['HardBounce', 'hard-bounce'],
  ['BadEmailAddress', 'hard-bounce'],
  ['ManuallyDeactivated', 'hard-bounce'],
  ['SpamComplaint', 'complaint'],
  ...['SoftBounce', 'DnsError', 'SpamNotification', 'VirusNotification', 'Blocked', 'SMTPApiError', 'DMARCPolicy'].map(
    (type) => [type, 'soft-bounce'] as const,
  ),
]);

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
const Postmark = z
  .object({
    RecordType: z.enum(['Bounce', 'SpamComplaint', 'Delivery']),
    Type: text,
    Metadata: z.record(z.string(), z.unknown()).optional().catch(undefined),
    BouncedAt: moment,
    DeliveredAt: moment,
  })
  .and(z.union([z.object({ Email: address }), z.object({ Recipient: address })]))
  .transform((report): MailEvent | null => {
    const { RecordType, Type, Metadata = {}, BouncedAt, DeliveredAt } = report;
    const event = { Bounce: POSTMARK_BOUNCES.get(Type), SpamComplaint: 'complaint', Delivery: 'delivered' } as const;
    const found = event[RecordType];
    if (!found) return null;
    // A header has no case.
    const [, id] = Object.entries(Metadata).find(([name]) => name.toLowerCase() === POSTMARK_METADATA) ?? [];
    return {
      event: found,
      recipients: ['Email' in report ? report.Email : report.Recipient],
      messageId: typeof id === 'string' ? id : undefined,
      at: BouncedAt ?? DeliveredAt,
    };
  });

/** Amazon adds the action where a mail server sent a notification about the delivery (RFC 3464). */
const sesRecipients = z.array(z.object({ emailAddress: address, action: text })).max(100);
type SesRecipients = z.output<typeof sesRecipients>;
const addressesOf = (recipients: SesRecipients) => recipients.map(({ emailAddress }) => emailAddress);

type SesBounce = { bounceType?: string | undefined; bounceSubType?: string | undefined; recipients: SesRecipients };

/**
 * Amazon reports a soft bounce once it has stopped trying, so the mail is lost. Only "Transient, General" is two things: a bounce without a
 * known cause, and an automatic answer of somebody who has got the mail, which comes without a notification about the delivery.
 */
function sesBounce({ bounceType, bounceSubType, recipients }: SesBounce): 'hard-bounce' | 'soft-bounce' | null {
  if (bounceType === 'Permanent') return 'hard-bounce';
  const isUnclear = bounceType === 'Transient' && bounceSubType === 'General';
  const hasFailed = recipients.some(({ action }) => action?.toLowerCase() === 'failed');
  return isUnclear && !hasFailed ? null : 'soft-bounce';
}

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html; a configuration set says `eventType`. */
const sesKind = z.enum(['Bounce', 'Complaint', 'Delivery']);
const Ses = z
  .object({
    mail: z
      .object({
        headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
        commonHeaders: z.object({ messageId: z.string().optional() }).optional(),
      })
      .optional()
      .catch(undefined),
    bounce: z
      .object({ bounceType: text, bounceSubType: text, bouncedRecipients: sesRecipients, timestamp: moment })
      .optional(),
    complaint: z
      .object({ complaintFeedbackType: text, complainedRecipients: sesRecipients, timestamp: moment })
      .optional(),
    delivery: z.object({ timestamp: moment }).optional(),
  })
  .and(z.union([z.object({ notificationType: sesKind }), z.object({ eventType: sesKind })]))
  .transform(({ mail, bounce, complaint, delivery }): MailEvent | null => {
    const header = mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
    // Amazon replaces the id in the mail, and reports the original header if it is set to.
    const messageId = header ?? mail?.commonHeaders?.messageId;
    if (complaint) {
      // Somebody took a mail out of the spam folder.
      if (complaint.complaintFeedbackType === 'not-spam') return null;
      const recipients = addressesOf(complaint.complainedRecipients);
      return { event: 'complaint', recipients, messageId, at: complaint.timestamp };
    }
    if (bounce) {
      const recipients = bounce.bouncedRecipients;
      const event = sesBounce({ ...bounce, recipients });
      return event && { event, recipients: addressesOf(recipients), messageId, at: bounce.timestamp };
    }
    return delivery ? { event: 'delivered', recipients: [], messageId, at: delivery.timestamp } : null;
  });

/** The event in a report; null for one that changes nothing, undefined for an unknown shape. */
export function mailEventIn(payload: unknown): MailEvent | null | undefined {
  for (const shape of [Generic, Postmark, Ses]) {
    const read = shape.safeParse(payload);
    if (read.success) return read.data;
  }
  return undefined;
}
