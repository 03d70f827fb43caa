import { writeFrame, type ProtocolError } from './protocol.ts';

/** A connected client. */
export interface Peer {
  /** `number.number`, unique among all connections. */
  readonly socketId: string;
  send(text: string): void;
  /** Ends the connection with a code of the protocol. */
  close?(code: number, reason: string): void;
}

/** Sends an error of the protocol. */
export const refuse = (peer: Peer, error: ProtocolError): void => peer.send(writeFrame('pusher:error', { ...error }));
