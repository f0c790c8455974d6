import type { ErrorCode } from '@dakhila/domain/errors';

/** What a student reads when the thrower had no better words: each says what to do next. */
export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  'invalid-input': 'Please check what you entered and try again',
  'not-signed-in': 'Please log in to continue',
  'no-pending-signup': 'Please start the signup process again',
  'whatsapp-paused': 'WhatsApp is not available right now. Please try again in an hour',
  'too-many-wrong-codes': 'Too many OTP attempts. Please try again later',
  'too-many-codes': 'Too many OTP requests. Please try again later',
  'code-wrong': 'Invalid or expired OTP',
  'login-expired': 'Your OTP has expired. Please login again',
  'not-registered': 'We do not know this email or WhatsApp number. Please sign up first',
  'affiliation-code-invalid': 'Invalid Affiliation Code',
  'already-registered': 'You already have an account. Please log in instead',
  'signup-unverified': 'Please verify your email and WhatsApp number first',
  csrf: 'This page is out of date. Please reload it and try again',
  'not-found': 'We could not find that',
  conflict: 'This has changed in the meantime. Please reload the page',
  'too-large': 'That is too large to send',
  'unsupported-media-type': 'Please send JSON',
  'too-many-requests': 'Too many attempts. Please try again later',
  overloaded: 'Many students are here right now. Please try again in a moment',
  unavailable: 'We cannot reach our records right now. Please try again in a moment',
  unexpected: 'An unexpected error occurred',
};
