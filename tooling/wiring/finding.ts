/** What is not wired up. */
export interface Finding {
  /** `emitted` by nobody, `heard` by nobody, `called` by nobody, `answered` by no sandbox, `shown` nowhere, `used` by nobody. */
  readonly kind: 'emitted' | 'heard' | 'called' | 'answered' | 'shown' | 'used';
  /** Name of the event, call, component or member. */
  readonly name: string;
  /** Where it is declared, from the root. */
  readonly at: string;
}
