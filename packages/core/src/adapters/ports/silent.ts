import type { LocksPort, PageAddress, RealtimePort, WindowsPort } from './ports.ts';

const nothing = () => undefined;
const unsubscribe = () => nothing;

/** Realtime of a site without a configured address, and of the server: stays off, without error (RT-03x). */
export const silentRealtime: RealtimePort = {
  state: () => 'off',
  connect: () => Promise.resolve(),
  disconnect: nothing,
  check: () => Promise.resolve(false),
  join: nothing,
  leave: nothing,
  on: unsubscribe,
  onState: unsubscribe,
};

/** Locks of a server render, which shares nothing with another one. */
export const silentLocks: LocksPort = { hold: (_, run) => run(), held: () => Promise.resolve([]) };

/** Windows of a server render: an address and nothing else. */
export const silentWindows = (address: PageAddress): WindowsPort => ({
  open: () => null,
  get: () => undefined,
  address: () => address,
  replaceAddress: nothing,
  leaveTo: nothing,
  goTo: nothing,
  openApart: nothing,
  back: nothing,
  reload: nothing,
  hasOpener: () => false,
  openedBySite: () => false,
  find: () => null,
  framed: () => false,
  postToParent: nothing,
  onFrameMessage: unsubscribe,
  closeSelf: nothing,
  onShow: unsubscribe,
  onHide: unsubscribe,
});
