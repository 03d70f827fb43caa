import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** The facts by which a page belongs to a kind of visitor. */
export interface ExpectedPage {
  readonly mode: 'desktop' | 'mobile';
  readonly locale: 'zh_CN' | 'en_US';
  readonly currency: string | null;
}

/** A kind of visitor, by the headers of the browser. */
export interface VisitorKind extends ExpectedPage {
  readonly headers: Readonly<Record<string, string>>;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const devices = [
  ['desktop', '', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?0' }],
  ['mobile', '', { 'user-agent': PHONE }],
  ['mobile', '', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' }],
  ['mobile', '', { 'user-agent': TABLET, 'sec-ch-ua-mobile': '?0' }],
  ['desktop', 'view_mode=desktop', { 'user-agent': PHONE }],
  ['mobile', 'view_mode=mobile', { 'user-agent': DESKTOP }],
  ['desktop', '', { 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' }],
] as const;

const languages = [
  ['en_US', '', { 'accept-language': 'en-GB,en;q=0.9' }],
  ['en_US', 'lang=en_US', { 'accept-language': 'zh-CN,zh;q=0.9' }],
  ['en_US', 'i18n_redirected=en-US; lang=zh_CN', {}],
  ['en_US', '', { 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8,zh;q=0.7' }],
  ['zh_CN', '', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' }],
  ['zh_CN', 'i18n_redirected=zh_CN', { 'accept-language': 'en' }],
  ['zh_CN', '', { 'accept-language': 'fr' }],
] as const;

const currencies = [
  [null, ''],
  ['USD', 'ccy=USD'],
  [null, 'ccy=XXX'],
] as const;

/** Every kind of device, language and currency together. */
export const visitorKinds: readonly VisitorKind[] = devices.flatMap(([mode, look, device]) =>
  languages.flatMap(([locale, speech, accepted]) =>
    currencies.map(([currency, money]) => ({
      mode,
      locale,
      currency,
      headers: { ...device, ...accepted, cookie: ['sid=1', look, speech, money].filter(Boolean).join('; ') },
    })),
  ),
);

/** Numbers from 0 to below a limit, the same in each run. */
export function pseudoRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** The text of an answer in any of the gateway's codings. */
export function textOf(headers: Readonly<Record<string, string | string[] | undefined>>, bytes: Buffer): string {
  const coding = headers['content-encoding'];
  return (coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
