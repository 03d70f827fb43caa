/** Thrown when a page does not exist; the server answers with status 404 (ERR-09). */
export interface NotFound {
  readonly status: 404;
  /** Names the path. */
  readonly message: string;
  readonly data: { readonly path: string };
}

class NotFoundError extends Error implements NotFound {
  override readonly name = 'NotFound';
  readonly status = 404;
  readonly data: { readonly path: string };

  constructor(path: string) {
    super(`Page not found: ${path}`);
    this.data = { path };
  }
}

/** Makes the error of a page that does not exist (ERR-09). @param path its address, without query */
export const createNotFound = (path: string): NotFound & Error => new NotFoundError(path);
