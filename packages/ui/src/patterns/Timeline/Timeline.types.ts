/** A step of something that takes time. */
export interface TimelineStep {
  readonly id: string;
  readonly label: string;
  /** `now` is the one that is awaited, `next` comes later, `stopped` is an end before the last step. */
  readonly state: 'done' | 'now' | 'next' | 'stopped';
  /** When it was done, formatted. */
  readonly time?: string | undefined;
}
