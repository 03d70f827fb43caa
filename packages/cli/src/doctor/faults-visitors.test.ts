import { SITE, goPublic, provePlanted, type Planted, type PlantedByHand } from './testing/planting.ts';
import { pngOf } from './testing/pngOf.ts';

type Tools = Parameters<Planted[2]>[0];

const PUBLIC = 'sites/1001/public';
const write = ({ write: put }: Tools, name: string, content: Buffer | string) => put(`${PUBLIC}/${name}`, content);
const key = ({ swap }: Tools, text: string) =>
  swap(SITE, 'sealedLinksOnly: true,', `sealedLinksOnly: true,\n  ${text},`);

const blank = (width: number, height = width) => pngOf(width, height, () => [20, 40, 90, 255]);
/** A disc on a ground; its radius is a part of the half side. */
const disc = (radius: number, ground: 0 | 255 = 255) =>
  pngOf(512, 512, (x, y) =>
    Math.hypot(x - 255.5, y - 255.5) <= radius * 256 ? [240, 190, 60, 255] : [20, 40, 90, ground],
  );
/** The start of a PNG: its size is known, and it is no picture. */
const stub = Buffer.concat([blank(512).subarray(0, 33), Buffer.alloc(40)]);

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9H0z"/></svg>';
const icon = (
  name: string,
  content: Buffer | string,
  setting: string,
  fault: string,
  id = 'icons.wrong-shape',
): Planted => [
  id,
  `[PWA-01] ${fault}`,
  (tools) => {
    write(tools, name, content);
    key(tools, setting);
  },
  `Remove ${setting.startsWith('icons') ? 'icons.appleTouch' : `webApp.${/\{ (\w+):/.exec(setting)?.[1]}`} from ${SITE}`,
];

const component = (text: string) => (tools: Tools) => tools.write('sites/1001/src/Extra.tsx', text);
const asks = (category: string) =>
  `import { useConsent } from '@housefront/app/consent';\nexport default function Extra() {\n  return useConsent('${category}') ? <img src="/pixel.gif" alt="" /> : null;\n}\n`;
const relay = (tools: Tools, setting = '') => {
  goPublic(tools);
  tools.edit('gateway.json', (text) =>
    text.replace('"hosts"', '"conversions":{"pixelId":"77","accessToken":"x"},"hosts"'),
  );
  if (setting !== '') key(tools, setting);
};
const manifest = (tools: Tools, json: object) => write(tools, 'manifest.webmanifest', JSON.stringify(json));

const planted: readonly Planted[] = [
  icon('wide.png', blank(600, 512), "webApp: { maskable: 'wide.png' }", 'an icon that is not square'),
  icon('small.png', blank(192), "webApp: { maskable: 'small.png' }", 'a maskable icon of 192 px'),
  icon('small.png', blank(511), "webApp: { monochrome: 'small.png' }", 'a monochrome icon of 511 px'),
  icon('tall.svg', svg.replace('<svg', '<svg viewBox="0 0 9 10"'), "webApp: { mark: 'tall.svg' }", 'a tall mark'),
  icon('bare.svg', svg, "webApp: { mark: 'bare.svg' }", 'a mark without a size'),
  icon('touch.png', blank(180, 120), "icons: { appleTouch: 'touch.png' }", 'an icon of Apple that is not square'),
  icon('stub.png', stub, "webApp: { mark: 'stub.png' }", 'a mark whose file is cut', 'icons.mark-unreadable'),
  icon('disc.png', disc(0.9), "webApp: { maskable: 'disc.png' }", 'a mark over the safe zone', 'icons.cut-off'),
  icon('disc.png', disc(0.84), "webApp: { maskable: 'disc.png' }", 'one that goes over it a little', 'icons.cut-off'),
  icon('disc.png', disc(0.7, 0), "webApp: { maskable: 'disc.png' }", 'transparent edges', 'icons.cut-off'),
  [
    'assets.name-case',
    '[PWA-01] an icon in other letters than in the config',
    (tools) => {
      write(tools, 'Mask.png', disc(0.7));
      key(tools, "webApp: { maskable: 'mask.png' }");
    },
    `Write in ${SITE}: webApp.maskable: "Mask.png"`,
  ],
  [
    'assets.name-case',
    '[PWA-01] an icon in other letters than in a manifest of the site’s own',
    (tools) => {
      write(tools, 'Icon.png', blank(512));
      manifest(tools, { name: 'A', icons: [{ src: 'icon.png', sizes: '512x512' }] });
    },
    `Write in ${PUBLIC}/manifest.webmanifest: icons[0].src: "/Icon.png"`,
  ],
  [
    'consent.category-missing',
    '[CNS-02] a component that waits on a site that asks nothing',
    component(asks('marketing')),
    `Write in ${SITE}: consent: {"categories":["marketing"]}`,
  ],
  [
    'consent.category-missing',
    '[CNS-02] a component that waits for a category that is not asked',
    (tools) => {
      key(tools, "consent: { adapters: { ga4: { measurementId: 'G-AB12CD34EF' } } }");
      component(asks('marketing'))(tools);
    },
    `Write in ${SITE}: consent.categories: ["marketing"]`,
  ],
  [
    'consent.category-missing',
    '[CNS-02] a further category beside one that is listed',
    (tools) => {
      key(tools, "consent: { categories: ['marketing'] }");
      component(asks('statistics'))(tools);
    },
    `Write in ${SITE}: consent.categories: ["statistics","marketing"]`,
  ],
  [
    'consent.relay-unasked',
    '[CNS-01] an account for conversions on a site that asks nothing',
    (tools) => relay(tools),
    `Write in ${SITE}: consent: {"adapters":{"metaRelay":true}}`,
  ],
  [
    'consent.relay-unasked',
    '[CNS-01] an account for conversions beside another adapter',
    (tools) => relay(tools, "consent: { adapters: { ga4: { measurementId: 'G-AB12CD34EF' } } }"),
    `Write in ${SITE}: consent.adapters.metaRelay: true`,
  ],
  [
    'consent.relay-unasked',
    '[CNS-01] an account for conversions on a site that says it does not ask',
    (tools) => relay(tools, 'consent: { ask: false }'),
    `Write in ${SITE}: consent.adapters: {"metaRelay":true}; then remove consent.ask from ${SITE}`,
  ],
];

const shot = (width: number, height: number, fault: string): PlantedByHand => [
  'icons.screenshot-size',
  `[PWA-01] a screenshot ${fault}`,
  (tools) => {
    write(tools, 'shot.png', blank(width, height));
    key(tools, "webApp: { screenshots: [{ file: 'shot.png' }] }");
  },
  `Export it with 320 to 3840 px, the longer side at most 2.3 times the shorter one: ${PUBLIC}/shot.png`,
  (tools) => write(tools, 'shot.png', blank(400, 800)),
];
const tag = (url: string, named: string, advice: string): PlantedByHand => [
  'consent.service-unasked',
  `[CNS-01] a component that names ${url}`,
  component(`export default function Extra() {\n  return <script async src="${url}" />;\n}\n`),
  advice,
  ({ edit }) => edit('sites/1001/src/Extra.tsx', (text) => text.replace(named, 'x')),
];
const waiting = 'only after useConsent of @housefront/app/consent says yes';

const byHand: readonly PlantedByHand[] = [
  [
    'icons.mark-unreadable',
    '[PWA-01] an icon of tabs that is no picture',
    (tools) => write(tools, 'favicon.svg', '<svg'),
    `Export it again, as SVG or as PNG: ${PUBLIC}/favicon.svg`,
    (tools) => write(tools, 'favicon.svg', svg.replace('<svg', '<svg viewBox="0 0 9 9"')),
  ],
  shot(300, 600, 'that is too small'),
  shot(320, 800, 'that is too long'),
  [
    'assets.file-missing',
    '[PWA-01] an icon that the config names and that is not there',
    (tools) => key(tools, "webApp: { monochrome: 'line.svg' }"),
    `Put the file ${PUBLIC}/line.svg there, or name another one`,
    (tools) => write(tools, 'line.svg', svg.replace('<svg', '<svg viewBox="0 0 9 9"')),
  ],
  ...[
    { icons: [{ src: '/home/icon.png' }] },
    { icons: [{ src: 'home/icon.png?v=2' }] },
    { screenshots: [{ src: './home/icon.png' }] },
    { shortcuts: [{ name: 'A', url: '/', icons: [{ src: '/home/icon.png' }] }] },
  ].map((json): PlantedByHand => [
    'assets.file-missing',
    `[PWA-01] a manifest of the site’s own with ${JSON.stringify(json)}`,
    (tools) => manifest(tools, { name: 'A', ...json }),
    `Put the file ${PUBLIC}/home/icon.png there, or name another one`,
    (tools) => write(tools, 'home/icon.png', blank(192)),
  ]),
  tag(
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    'www.googletagmanager.com',
    `Remove www.googletagmanager.com/gtag from sites/1001/src/Extra.tsx and name the service in ${SITE}: consent.adapters.ga4`,
  ),
  tag('https://www.googletagmanager.com/gtm.js', 'googletagmanager.com', 'consent.adapters.gtm'),
  tag('//region1.google-analytics.com/g/collect', 'google-analytics.com', 'consent.adapters.ga4'),
  tag('https://connect.facebook.net/en_US/fbevents.js', 'facebook.net', `load connect.facebook.net ${waiting}`),
  tag('https://www.facebook.com/tr?id=1', 'facebook.com/tr', `load facebook.com/tr ${waiting}`),
  tag('https://static.hotjar.com/c/hotjar.js', 'hotjar.com', `load hotjar.com ${waiting}`),
  tag('https://www.clarity.ms/tag/x', 'clarity.ms', `load clarity.ms ${waiting}`),
  tag('https://analytics.tiktok.com/i18n/pixel/events.js', 'tiktok.com', `load analytics.tiktok.com ${waiting}`),
  tag('https://hm.baidu.com/hm.js?1', 'baidu.com', `load hm.baidu.com ${waiting}`),
  [
    'consent.service-unasked',
    '[CNS-01] a page in public with a tag',
    ({ write: put }) => put(`${PUBLIC}/landing.html`, '<script src="https://mc.yandex.ru/metrika/tag.js"></script>'),
    `load mc.yandex.ru ${waiting}`,
    ({ remove }) => remove(`${PUBLIC}/landing.html`),
  ],
  [
    'consent.service-unasked',
    '[CNS-01] a module that a component imports without asking',
    ({ write: put }) => {
      put('sites/1001/src/pixel.ts', "export const url = 'https://bat.bing.com/bat.js';\n");
      put(
        'sites/1001/src/Extra.tsx',
        'import { url } from \'./pixel.ts\';\nexport default () => <img src={url} alt="" />;\n',
      );
    },
    `In sites/1001/src/pixel.ts load bat.bing.com ${waiting}`,
    ({ write: put, swap }) => {
      swap(SITE, 'sealedLinksOnly: true,', "sealedLinksOnly: true, consent: { categories: ['marketing'] },");
      put(
        'sites/1001/src/Extra.tsx',
        `import { url } from './pixel.ts';\n${asks('marketing').replace('"/pixel.gif"', '{url}')}`,
      );
    },
  ],
];

provePlanted(planted, {}, byHand);
