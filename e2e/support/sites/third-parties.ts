import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../../packages/gateway/src/startGateway.ts';

/** Kinds of widgets; each is a service at an origin of its own. `other` is one that no site declares. */
export const kinds = ['chat', 'heat', 'pixel', 'frame', 'media', 'other'] as const;
type Kind = (typeof kinds)[number];

/** The script of each widget. It notes in `widgets` what has worked. */
const scripts: Readonly<Record<string, (origin: string) => string>> = {
  chat: (origin) => `
    const style = document.createElement('style');
    style.textContent = '#chat { color: rgb(1, 2, 3) }';
    const sheet = document.createElement('link');
    Object.assign(sheet, { rel: 'stylesheet', href: '${origin}/chat.css', onload: () => note('sheet') });
    document.head.append(style, sheet);
    const box = document.createElement('div');
    box.id = 'chat';
    box.innerHTML = '<b style="top: 1px">Chat</b>';
    document.body.append(box);
    if (getComputedStyle(box).color === 'rgb(1, 2, 3)') note('style');
    const inner = document.body.appendChild(document.createElement('iframe'));
    inner.contentDocument.body.innerHTML = '<p>Hello</p>';
    if (inner.contentDocument.querySelector('p')) note('markup');
    const more = document.createElement('script');
    more.src = '${origin}/more.js';
    document.head.append(more);
    const shown = document.createElement('iframe');
    addEventListener('message', ({ data }) => data === 'chat' && note('frame'));
    shown.src = '${origin}/frame.html';
    document.body.append(shown);
    fetch('${origin}/data').then((answer) => answer.text()).then(note);
    new WebSocket('${origin.replace('http', 'ws')}/live').onmessage = ({ data }) => note(data);
    document.cookie = 'chat_visitor=1; path=/';
    localStorage.setItem('chat_state', '1');`,
  heat: (origin) => `
    note(_heatSettings.id);
    document.cookie = '_heat=1; path=/';
    fetch('${origin}/data', { method: 'POST', body: 'x' }).then((answer) => answer.text()).then(note);
    Object.assign(new Image(), { src: '${origin}/dot.svg', onload: () => note('image') });`,
  pixel: (origin) => `Object.assign(new Image(), { src: '${origin}/dot.svg', onload: () => note('image') });`,
  frame: (origin) => `
    addEventListener('message', ({ data }) => data === 'frame' && note('frame'));
    document.body.appendChild(Object.assign(document.createElement('iframe'), { src: '${origin}/frame.html' }));`,
  media: (origin) => `
    const sound = Object.assign(new Audio('${origin}/sound.wav'), { onloadedmetadata: () => note('media') });
    sound.load();`,
};

/** A tenth of a second of silence. */
function silence(): Buffer {
  const wav = Buffer.alloc(44 + 800);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 800, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(800, 40);
  wav.fill(128, 44);
  return wav;
}

/** The answer of a widget's host, with its type. */
function answerOf(kind: Kind, origin: string, path: string): readonly [type: string, body: string | Buffer] {
  const note = `const note = (what) => (globalThis.widgets ??= []).push('${kind} ' + what);`;
  if (path === '/widget.js') return ['text/javascript', `{ ${note} ${scripts[kind]?.(origin) ?? ''} note('script') }`];
  if (path === '/more.js') return ['text/javascript', `{ ${note} note('more') }`];
  if (path === '/frame.html') return ['text/html', `<script>parent.postMessage('${kind}', '*')</script>`];
  if (path === '/sound.wav') return ['audio/wav', silence()];
  if (path === '/dot.svg') return ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'];
  return path === '/chat.css' ? ['text/css', '#chat { top: 0 }'] : ['text/plain', 'data'];
}

/** The hosts of services of others, on this machine. */
export interface ThirdParties {
  readonly origin: (kind: Kind) => string;
  /** Requests so far, as kind and path. */
  readonly asked: string[];
  readonly stop: () => void;
}

async function startHost(kind: Kind, asked: string[]): Promise<readonly [origin: string, Server]> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://lan.test:${(server.address() as AddressInfo).port}`;
  server.on('request', ({ url = '' }, response) => {
    asked.push(`${kind} ${url}`);
    const [type, body] = answerOf(kind, origin, url.split('?', 1).join(''));
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  });
  server.on('upgrade', ({ url = '', headers }, socket) => {
    asked.push(`${kind} ${url}`);
    const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash('sha1').update(key).digest('base64');
    socket.on('error', () => undefined);
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.concat([Buffer.from([0x81, 6]), Buffer.from('socket')]));
  });
  return [origin, server];
}

/** Starts a host for each kind of widget. */
export async function startThirdParties(): Promise<ThirdParties> {
  const asked: string[] = [];
  const started = await Promise.all(kinds.map((kind) => startHost(kind, asked)));
  return {
    asked,
    origin: (kind) => started[kinds.indexOf(kind)]?.[0] ?? '',
    stop: () => {
      for (const [, server] of started) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** Site 1001 with an own `consent` in its config, behind a gateway of its own. @returns its origin */
export async function serveWithConsent(consent: object, upstream: string) {
  const dir = mkdtempSync(join(tmpdir(), 'housefront-consent-'));
  cpSync(join(import.meta.dirname, '../../../sites/1001/dist'), join(dir, 'dist'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  const entry = join(dir, 'dist/server/server.js');
  const code = readFileSync(entry, 'utf8');
  const changed = code.replace(/\biconHosts: \[\],/, (found) => `${found} consent: ${JSON.stringify(consent)},`);
  if (changed === code) throw new Error('The config of site 1001 has no empty list of icon hosts.');
  writeFileSync(entry, changed);
  const gateway = await startGateway({
    HOUSEFRONT_SITES: JSON.stringify([{ dir, hosts: ['localhost'], upstream }]),
    PORT: '0',
    LOG_LEVEL: 'silent',
    RENDER_THREADS: '1',
    STOP_DELAY_MS: '0',
    STOP_LIMIT_MS: '1000',
  });
  return {
    origin: `http://localhost:${gateway.ports[0]}`,
    stop: async () => {
      await gateway.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
