const isOwn = (error: unknown): error is Error =>
  error instanceof Error &&
  'plugin' in error &&
  typeof error.plugin === 'string' &&
  error.plugin.startsWith('housefront-');

/**
 * An error of a build without what the bundler puts around it, where the build stopped because of the site; else the error.
 * Where the build stood is nothing that a site can mend.
 * @param root the site's folder
 */
export function ownProblems(error: unknown, root: string): unknown {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  const own = Array.isArray(errors) ? errors.filter(isOwn) : [];
  if (own.length === 0) return error;
  // The bundler writes the plugin's name before the words of an error.
  const words = own.map(({ message }) => message.replace(/^\[plugin [\w-]+\]\s*/, '').replace(/^\w*Error: /, ''));
  const problem = new Error(words.join('\n'));
  problem.stack = `Error: ${problem.message}\n    at ${root}`;
  return problem;
}
