/** A file of a build, whose name changes with its content. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Query and fragment are never part of a kept address: anybody can write them into a link. */
const isPlain = (url: URL): boolean => url.search === '' && url.hash === '';

/** Whether a request is for a file that never changes. */
export const isHashedFile = (url: URL, request: Pick<Request, 'headers'>): boolean =>
  isPlain(url) && HASHED.test(url.pathname) && !request.headers.has('range');

/** Whether an address is the home page as every guest gets it. */
export const isHome = (url: URL): boolean => isPlain(url) && url.pathname === '/';

/** Whether a navigation leads to a page: `/api` and files have answers of their own, also while they fail. */
export const isPage = ({ pathname }: URL): boolean => !/^\/(?:api|assets|builds|icons)(?:\/|$)/i.test(pathname);

const control = (response: Response): readonly string[] =>
  (response.headers.get('cache-control') ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());

const isType = (response: Response, type: string): boolean =>
  (response.headers.get('content-type') ?? '').toLowerCase().startsWith(type);

/** A whole answer of this origin to this very address: no redirect, no error, no part. */
const isWhole = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/** Whether a file is kept: what the gateway does not call immutable is no hashed file, and a page is none at all. */
export const mayKeepFile = (response: Response): boolean =>
  isWhole(response) && control(response).includes('immutable') && !isType(response, 'text/html');

/** Whether a home page is kept: pages with a sign-in, and incomplete ones, are `no-store`. */
export const mayKeepHome = (response: Response): boolean =>
  isWhole(response) &&
  isType(response, 'text/html') &&
  control(response).includes('private') &&
  !control(response).includes('no-store');
