import { parseUrl } from '../../base/url.ts';

/** An address with the parts that can be taken out or put in, one after the other. */
export function addressLike(given: string): readonly string[] {
  const text = given.replace(/[\s;,'"].*$/s, '').replace(/^\/\//, '');
  const [, scheme = '', rest = ''] = /^(?:([a-z][a-z+.-]*(?=:)|https?|wss?):?\/{1,3})?(.*)$/is.exec(text) ?? [];
  if (text === '*' || /^http:$/i.test(text)) return ['https:'];
  const host = rest
    .replace(/^\*\./, '')
    .replace(/^[^/@]*@/, '')
    .replace(/:(\d+)(?=\/|$)/, (port, digits) => (Number(digits) > 65_535 ? '' : port));
  const url = parseUrl(`https://${host}`);
  if (!url || url.hostname === '') return [];
  const star = rest.startsWith('*.') ? '*.' : '';
  const path = url.pathname === '/' ? '' : url.pathname;
  const hosts = [`${star}${url.host}`, `${star}${url.hostname}`];
  const plainScheme = scheme.toLowerCase();
  const begins = ['http', 'https', 'ws', 'wss'].includes(plainScheme)
    ? [`${plainScheme}://`, 'https://']
    : ['https://'];
  const bare = scheme === '' ? ['', ...begins] : [...begins, ''];
  return bare.flatMap((begin) => hosts.flatMap((host) => [`${begin}${host}${path}`, `${begin}${host}`]));
}
