import { expect, test } from 'vitest';
import { localAddresses } from './build-notes.ts';

test('[CFG-05x] a production build lists which addresses are those of the machine, and what to write', () => {
  const notes = localAddresses({
    upstream: 'http://localhost:4300',
    realtime: { key: 'k', host: 'localhost', port: 4300, tls: false, authPath: '/api/broadcasting/auth' },
    frameHosts: ['https://games.example.com', 'http://localhost:4300'],
    imageHosts: ['img.example.com'],
    iconHosts: [],
    customerServiceUrl: { en_US: 'http://127.0.0.1:1/chat' },
    authProviders: [],
    footerLinks: [{ title: 'About', url: '/main/about' }],
    appLinks: {},
  });
  expect(notes).toEqual([
    "upstream: http://localhost:4300 is this machine only; name the platform's address, here or in HOUSEFRONT_SITES.",
    'realtime.host: localhost is this machine only; name a host that browsers can reach, here or in HOUSEFRONT_SITES.',
    'frameHosts: http://localhost:4300 is this machine only; list the hosts of your games, here or in HOUSEFRONT_SITES.',
    'customerServiceUrl: http://127.0.0.1:1/chat is this machine only; name an address that visitors can open.',
  ]);
});

test.each([
  ...[
    'http://localhost',
    'https://localhost:1/x',
    'http://LOCALHOST',
    'http://127.0.0.1',
    'http://127.1.2.3:80',
    'http://[::1]:1',
  ].map((address) => [address, 1] as const),
  ...['http://0.0.0.0:1', 'localhost:4300', 'a.localhost', 'http://2130706433/'].map(
    (address) => [address, 1] as const,
  ),
  ...[
    'https://localhost.example.com',
    'https://example.com/localhost',
    'https://mylocalhost',
    'img.example.com',
    '*.example.com',
  ].map((address) => [address, 0] as const),
  ...['https://127.example.com', 'http://10.0.0.1', '/localhost', 'https://1270.0.0.1.example.com'].map(
    (address) => [address, 0] as const,
  ),
])('%s is reported %i times', (address, times) => {
  expect(localAddresses({ imageHosts: [address] })).toHaveLength(times);
});
