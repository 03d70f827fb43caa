import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The member of the small platform. */
export const smallMember = { account: 'alice42', password: 'Alice4242', answer: 'K7PX', balance: '1234.56' } as const;

/** A platform with nothing but the calls that a site must have. */
export interface SmallPlatform {
  readonly port: number;
  readonly address: string;
  /** Every call that was asked for, with the HTTP status of its answer, oldest first. */
  readonly asked: readonly { readonly path: string; readonly status: number; readonly body: unknown }[];
  /** Tokens that work now. */
  readonly tokens: ReadonlySet<string>;
  close(): Promise<void>;
}

/** A picture of a captcha, which a person would read. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text x="5" y="22">K7PX</text></svg>';

const game = { game_id: 71, game_name: 'Lantern', game_code: 'lantern' };

interface Call {
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string;
}
type Answer = readonly [code: number, data?: unknown];

const bodyOf = async (request: IncomingMessage): Promise<Call['body']> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
};

/**
 * Starts a platform as a team would write its first one, from the documentation alone: Node's own server, plain objects, no code
 * of the kit. Every other address is answered with 404, which is a page of HTML as most servers send it.
 * @param prefix path in front of all calls
 */
export async function startSmallPlatform({ port: wanted = 0, prefix = '' } = {}): Promise<SmallPlatform> {
  const asked: { path: string; status: number; body: unknown }[] = [];
  const tokens = new Set<string>();
  let logins = 0;
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const guests: Readonly<Record<string, (call: Call) => Answer>> = {
    '/api/v3/game_list': () => [
      100,
      [{ gt_id: 2, gt_name: 'Slots', gp_list: [{ gp_id: 'ACME', gp_gt_name: 'Acme', game_type: '2', house: 'a' }] }],
    ],
    '/api/v2/game_label': () => [100, { list: [], main: [game] }],
    '/api/captcha': () => [100, { token: 'captcha-1', captcha: PICTURE }],
    '/api/login': ({ body: { account, password, answer, captcha_token: captcha } }) => {
      if (captcha !== 'captcha-1' || answer !== smallMember.answer) return [105];
      if (account !== smallMember.account || password !== smallMember.password) return [101];
      logins += 1;
      const token = `token-${logins}`;
      tokens.add(token);
      return [100, { member_id: 42, member_account: account, member_currency: 'USD', token }];
    },
  };
  const members: Readonly<Record<string, (call: Call) => Answer>> = {
    '/api/logout': ({ token }) => {
      tokens.delete(token);
      return [100];
    },
    '/api/member/profile/common/layout': () => [
      100,
      { id: 42, member_account: smallMember.account, member_type: 1, member_currency: 'USD' },
    ],
    '/api/member/profile/my_cash': () => [100, { my_cash_list: [], total: smallMember.balance }],
    '/api/member/game/play1': ({ body: { game_code: code } }) =>
      code === game.game_code ? [100, { game_url: `${origin()}/game` }] : [101],
  };

  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').replace(/\?.*/, '');
      const body = await bodyOf(request);
      const own = path.startsWith(`${prefix}/api/`) ? path.slice(prefix.length) : '';
      const token = request.headers.authorization ?? '';
      const send = (status: number, type: string, text: string): void => {
        asked.push({ path, status, body });
        response.writeHead(status, { 'content-type': type }).end(text);
      };
      const reply = (status: number, [code, data = null]: Answer): void =>
        send(status, 'application/json', JSON.stringify({ code, message: '', data }));
      if (path === '/game') send(200, 'text/html', '<title>Lantern</title><h1>The game runs</h1>');
      else if (own in guests) reply(200, guests[own]?.({ body, token }) ?? [404]);
      else if (own in members && !tokens.has(token)) reply(401, [401]);
      else if (own in members) reply(200, members[own]?.({ body, token }) ?? [404]);
      else send(404, 'text/html', '<!doctype html><title>Not Found</title>');
    })();
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    asked,
    tokens,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
