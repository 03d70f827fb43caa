import type { CallClientOptions, createCallClient } from './adapters/call-client.ts';
import type { CallClient, CallError } from './adapters/call-types.ts';
import type { LatePart } from './late.ts';

const failed = (kind: CallError['kind']) => ({ ok: false, error: { kind, code: '', message: '' } }) as const;

/** The call client before its code is here: a call fetches it, and counts as without a connection where that fails. */
export const lateCalls = (
  part: LatePart<{ readonly createCallClient: typeof createCallClient }>,
  options: CallClientOptions,
): CallClient => {
  let client: CallClient | undefined;
  const here = () => client;
  let closed = false;
  let changing = 0;
  part.onArrival(({ createCallClient: create }) => {
    client = create(options);
  });
  return {
    send: async (call, request, wishes = {}) => {
      const ready = here();
      if (ready) return ready.send(call, request, wishes);
      if (call.mutates) changing += 1;
      try {
        await part.load();
      } catch (error) {
        options.logger.error('calls could not be loaded', { error: String(error) });
        const lost = failed('network');
        if (wishes.silent !== true) options.events.emit('failure', { call: call.name, error: lost.error });
        return lost;
      } finally {
        if (call.mutates) changing -= 1;
      }
      const loaded = here();
      return closed || !loaded ? failed('cancelled') : loaded.send(call, request, wishes);
    },
    renewLogin: () => client?.renewLogin(),
    isChanging: () => changing > 0 || client?.isChanging() === true,
    cancelAll: () => {
      closed = true;
      client?.cancelAll();
    },
  };
};
