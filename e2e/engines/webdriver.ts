/** A session of the W3C WebDriver protocol, https://www.w3.org/TR/webdriver2/: the calls that the journeys need. */
export interface Session {
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** Sends a command of the session; resolves to its value. @throws {WebDriverError} */
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

/** A command that the driver refused; `kind` is the protocol's error code. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly kind: string;
  constructor(command: string, { error, message }: { readonly error: string; readonly message: string }) {
    super(`${command}: ${error}${message ? `: ${message}` : ''}`);
    this.kind = error;
  }
}

/** Longest wait for a command, in milliseconds. */
const LIMIT_MS = 60_000;

/** Opens a session at a driver; `capabilities` are those that always have to match. */
export async function openSession(address: string, capabilities: object): Promise<Session> {
  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new WebDriverError(`${method} ${path}`, value as { error: string; message: string });
    return value;
  };
  const opened = (await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: Record<string, unknown>;
  };
  const base = `/session/${opened.sessionId}`;
  return {
    capabilities: opened.capabilities,
    send: (method, path, body) => command(method, base + path, body),
    end: async () => void (await command('DELETE', base)),
  };
}

/** A press at a point of the viewport. */
export const press = (x: number, y: number): object => ({
  actions: [
    {
      type: 'pointer',
      id: 'pointer',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', origin: 'viewport', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

/** Each letter of a text typed by its key. */
export const keys = (text: string): object => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});
