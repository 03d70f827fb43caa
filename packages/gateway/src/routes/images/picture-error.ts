/**
 * Status that a visitor gets for a picture that cannot be given: 404 for whatever is wrong with an original, because a supplier's
 * fault is no error of the gateway; 503 when too many are being made.
 */
export type PictureStatus = 400 | 403 | 404 | 503;

/** A picture cannot be given; the message says why, for the log. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly status: PictureStatus;

  constructor(status: PictureStatus, reason: string) {
    super(reason);
    this.status = status;
  }
}
