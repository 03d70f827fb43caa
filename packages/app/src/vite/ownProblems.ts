const isOwn = (error: unknown): error is Error =>
  error instanceof Error &&
  'plugin' in error &&
  typeof error.plugin === 'string' &&
  error.plugin.startsWith('housefront-');

/**
 * An error of a build without the bundler's additions, if the site caused it; else the error itself. A bundler's stack does
 * not help a site's author.
 * @param root the site's folder
 */
export function ownProblems(error: unknown, root: string): unknown {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  const own = Array.isArray(errors) ? errors.filter(isOwn) : [];
  if (own.length === 0) return error;
  // The bundler puts the plugin's name before the message of an error.
  const words = own.map(({ message }) => message.replace(/^\[plugin [\w-]+\]\s*/, '').replace(/^\w*Error: /, ''));
  const problem = new Error(words.join('\n'));
  problem.stack = `Error: ${problem.message}\n    at ${root}`;
  return problem;
}
