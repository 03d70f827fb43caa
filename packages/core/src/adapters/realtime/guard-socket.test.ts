import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeClock } from '../../testing/index.ts';
import { listening, member, open, state, subscribed, within } from './echo-realtime.fixtures.ts';
import { guardSocket, isReadable } from './guard-socket.ts';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const names = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...inherited,
    '_proto__',
    'pusher:error',
    'pusher:pong',
    'pusher:ping',
    'pusher:signin_success',
    'pusher:cache_miss',
    'pusher:subscription_error',
    'pusher:member_added',
    'pusher_internal:subscription_count',
    'pusher_internal:watchlist_events',
    'pusher_internal:member_added',
    'pusher_internal:',
  ),
);
const data = fc.oneof(fc.jsonValue(), fc.constantFrom('null', '{', '', '{"user_data":null}'));
const frames = fc.oneof(
  fc.string(),
  fc.json(),
  fc
    .record(
      {
        event: fc.oneof(names, fc.jsonValue()),
        channel: fc.oneof(fc.constantFrom('web_member', ...inherited), fc.jsonValue()),
        data,
        user_id: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((frame) => JSON.stringify(frame)),
);

test('[RT-02] whatever a server writes, nothing is thrown in the page and what follows is heard', async () => {
  const thrown: unknown[] = [];
  const note = (error: unknown) => thrown.push(error);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const server = await listening();
  const { realtime } = open(server.port, fakeClock());
  const heard: unknown[] = [];
  realtime.join('web_member', 'public');
  realtime.on('web_member', 'after', (payload) => heard.push(payload));
  await realtime.connect(member);
  await state(realtime, 'connected');
  await subscribed(server, 1);
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(frames, { minLength: 5, maxLength: 30 }), async (written) => {
      for (const frame of written) server.sockets[0]?.send(frame);
      server.sockets[0]?.send(new Uint8Array([123, 125]));
      rounds += 1;
      server.push('web_member', 'after', rounds);
      await vi.waitFor(() => expect(heard.at(-1)).toBe(rounds), within);
      expect([thrown, realtime.state()]).toEqual([[], 'connected']);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['', false],
  ['no json', false],
  ['null', false],
  ['5', false],
  ['"text"', false],
  ['[]', false],
  ['{}', false],
  ['{"event":5}', false],
  ['{"event":null}', false],
  ['{"event":["a"]}', false],
  ['{"event":{"indexOf":1}}', false],
  ['{"data":{},"channel":"web_member"}', false],
  ['{"event":"a","channel":5}', false],
  ['{"event":"a","channel":{}}', false],
  ['{"event":"a","channel":"constructor"}', false],
  ['{"event":"a","channel":"__proto__"}', false],
  ['{"event":"pusher:signin_success"}', false],
  ['{"event":"pusher_internal:subscription_count","channel":"a","data":"null"}', false],
  ['{"event":"pusher_internal:watchlist_events"}', false],
  [new Uint8Array(2), false],
  [undefined, false],
  ['{"event":"a"}', true],
  ['{"event":"a","channel":null,"data":"no json"}', true],
  ['{"event":"member.cash","channel":"private-member.42","data":"{}"}', true],
  ['{"event":"pusher:connection_established","data":"{}"}', true],
  ['{"event":"pusher:error","data":{"code":4001}}', true],
  ['{"event":"pusher:error","data":"{\\"code\\":\\"4200\\"}"}', true],
  ['{"event":"pusher:error","data":{"code":null}}', false],
  ['{"event":"pusher:error","data":{"code":1011}}', false],
  ['{"event":"pusher:error","data":"{}"}', false],
  ['{"event":"pusher:error"}', false],
  ['{"event":"pusher:pong"}', true],
])('[RT-02] frame %j reaches the driver: %s', (frame, expected) => {
  expect(isReadable(frame)).toBe(expected);
});

test('nothing is written to a socket that is closing, and a driver that stopped listening hears nothing', () => {
  const sent: unknown[] = [];
  const socket = Object.assign(new EventTarget(), {
    readyState: 1,
    send: (text: unknown) => sent.push(text),
    onmessage: null as ((event: MessageEvent) => void) | null,
  });
  const guarded = guardSocket(socket as unknown as WebSocket);
  const heard: unknown[] = [];
  const say = (text: string) => socket.dispatchEvent(new MessageEvent('message', { data: text }));
  const listen = (hear: unknown) => Reflect.set(guarded, 'onmessage', hear);
  say('{"event":"before the greeting"}');
  say('{"event":"pusher:connection_established","data":"{}"}');
  listen((event: MessageEvent) => heard.push(event.data));
  say('{"event":"a"}');
  say('{"event":7}');
  guarded.send('while open');
  for (const readyState of [0, 2, 3]) {
    socket.readyState = readyState;
    guarded.send(`in state ${readyState}`);
  }
  listen(undefined);
  say('{"event":"b"}');
  expect([heard, sent]).toEqual([['{"event":"a"}'], ['while open']]);
});
