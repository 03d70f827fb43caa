import type { AnyCall, CallRequest } from '@housefront/contract/endpoint';
import type { HttpRequest } from '../ports/ports.ts';

/** The part of a request that does not come from the call itself. */
export interface RequestContext {
  readonly apiBase?: string;
  readonly helperBase?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

const pathParts = (path: string) => new Set([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));

/** Turns a call and its values into a request: POST with a JSON body, or GET with path parts and query (API-02). */
export const buildRequest = async <C extends AnyCall>(
  call: C,
  values: CallRequest<C>,
  context: RequestContext,
): Promise<HttpRequest> => {
  // Importing the contract also loads its schema library, which a first page view does not need.
  const { callPath } = await import('@housefront/contract/endpoint');
  const bases = {
    ...(context.apiBase !== undefined && { apiBase: context.apiBase }),
    ...(context.helperBase !== undefined && { helperBase: context.helperBase }),
  };
  const { signal } = context;
  if (call.method === 'POST') {
    const headers = { ...context.headers, accept: 'application/json', 'content-type': 'application/json' };
    return { url: callPath(call, bases), method: 'POST', headers, body: JSON.stringify(values ?? {}), signal };
  }
  const inPath = pathParts(call.path);
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  const params = Object.fromEntries(
    entries.filter(([name]) => inPath.has(name)).map(([name, value]) => [name, String(value)]),
  );
  const query = new URLSearchParams(
    entries.filter(([name]) => !inPath.has(name)).map(([name, value]) => [name, String(value)]),
  ).toString();
  const url = callPath(call, { ...bases, params }) + (query === '' ? '' : `?${query}`);
  return { url, method: 'GET', headers: { ...context.headers, accept: 'application/json' }, signal };
};
