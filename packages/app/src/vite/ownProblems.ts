const isOwn = (error: unknown): error is Error =>
  error instanceof Error &&
  'plugin' in error &&
  typeof error.plugin === 'string' &&
  error.plugin.startsWith('housefront-');

/** By this symbol an object says how the build's command prints it. */
const printed = Symbol.for('nodejs.util.inspect.custom');

/**
 * An error of a build without the bundler's additions and without a stack, if the site caused it; else the error itself. A
 * stack does not help a site's author.
 * @param root the site's folder
 */
export function ownProblems(error: unknown, root: string): unknown {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  const own = Array.isArray(errors) ? errors.filter(isOwn) : [];
  if (own.length === 0) return error;
  // The bundler puts the plugin's name before the message of an error.
  const words = own.map(({ message }) => message.replace(/^\[plugin [\w-]+\]\s*/, '').replace(/^\w*Error: /, ''));
  const problem = new Error(`${root}: ${words.join('\n')}`);
  problem.stack = problem.message;
  return Object.defineProperty(problem, printed, { value: () => problem.message });
}
