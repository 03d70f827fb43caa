import type { FakePorts } from '@housefront/core/testing';

/** Differences between a device's clock and the platform's, in milliseconds. */
export const WRONG_BY = [86_400_000, 20 * 60_000, -90 * 60_000] as const;

/** Sets a device's clock wrong before anything looks at it; answers have the platform's date, as servers write it. */
export const wrongClock =
  (error: number) =>
  ({ clock, http }: FakePorts): void => {
    const start = clock.now() - clock.elapsed();
    const { send } = http;
    clock.set(error);
    const date = () => new Date(start + clock.elapsed()).toUTCString();
    Object.assign(http, {
      send: async (...asked: Parameters<typeof send>) => {
        const reply = await send(...asked);
        return { ...reply, header: (name: string) => (name === 'date' ? date() : reply.header(name)) };
      },
    });
  };
