/** A part that is not connected. */
export interface Finding {
  /**
   * `emitted`: no emitter. `heard`: no listener. `called`: no caller. `answered`: no answer in the sandbox. `shown`: no
   * page. `used`: no use.
   */
  readonly kind: 'emitted' | 'heard' | 'called' | 'answered' | 'shown' | 'used';
  /** Name of the event, call, component or member. */
  readonly name: string;
  /** Path of the declaration, from the root. */
  readonly at: string;
}
