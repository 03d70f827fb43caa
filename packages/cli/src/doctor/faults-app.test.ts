import { appToken } from '@housefront/generator';
import { goPublic, SITE, provePlanted, type Planted } from './testing/planting.ts';

type Tools = Parameters<Planted[2]>[0];

const FILE = 'apps/1001/capacitor.config.json';
const token = appToken({ 'app-id': 'com.example.sunhall' });

/** A site with public hosts, its app, and a config that fits it. */
const withApp = (tools: Tools, app: object = {}, site = '') => {
  goPublic(tools);
  tools.write(
    FILE,
    JSON.stringify(
      {
        appId: 'com.example.sunhall',
        appName: 'Sun Hall',
        webDir: 'www',
        appendUserAgent: token,
        server: { url: 'https://www1001.example.com', allowNavigation: ['www1001.example.com'] },
        ...app,
      },
      null,
      2,
    ),
  );
  const settings =
    site === '' ? `nativeUserAgentToken: '${token}',\n  nativeApp: { id: 'com.example.sunhall' },` : site;
  tools.swap(SITE, 'sealedLinksOnly: true,', `sealedLinksOnly: true,\n  ${settings}`);
};

const planted: readonly Planted[] = [
  [
    'app.address-differs',
    '[GEN-08] an app that shows another host',
    (tools) => withApp(tools, { server: { url: 'https://old.example.com', allowNavigation: ['old.example.com'] } }),
    'Write in apps/1001/capacitor.config.json: server.url: "https://www1001.example.com"',
  ],
  [
    'app.token-missing',
    '[GEN-08] a site without the token of its app',
    (tools) => withApp(tools, {}, "nativeApp: { id: 'com.example.sunhall' },"),
    'Write in sites/1001/site.config.ts: nativeUserAgentToken: "ComExampleSunhall"',
  ],
  [
    'app.token-missing',
    '[GEN-08] a site with the token of another app',
    (tools) => withApp(tools, {}, "nativeUserAgentToken: 'OtherApp',"),
    'Write in sites/1001/site.config.ts: nativeUserAgentToken: "ComExampleSunhall"',
  ],
  [
    'app.id-differs',
    '[GEN-08] an app with another id',
    (tools) => withApp(tools, {}, `nativeUserAgentToken: '${token}',\n  nativeApp: { id: 'com.example.other' },`),
    'Write in sites/1001/site.config.ts: nativeApp.id: "com.example.sunhall"',
  ],
];

provePlanted(planted);
