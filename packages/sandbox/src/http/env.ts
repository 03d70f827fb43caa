import type { HttpBindings } from '@hono/node-server';

/** Context of a request in the sandbox. */
export interface SandboxEnv {
  /** Node's own request and response; absent when the app is called directly. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    /** Code of the platform's reply, for the list of recent calls. */
    replyCode: string | undefined;
    /** The part of the request that does not fit the contract, for the same list. */
    problem: string | undefined;
  };
}
