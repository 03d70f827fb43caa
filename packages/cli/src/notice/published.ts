import semver from 'semver';
import * as z from 'zod';

/** The kit in a registry. */
export interface Published {
  /** The version that an installation without a number takes. */
  readonly latest: string;
  /** Versions that close a vulnerability. */
  readonly security: readonly string[];
}

/** Most bytes of an answer: a package with a thousand versions has about 2 MB. */
const MAX_BYTES = 8_000_000;

const version = z.string().check(z.refine((text) => semver.valid(text) === text));
/** Reads {@link Published}; refuses versions that are not semantic. */
export const publishedSchema = z.object({ latest: version, security: z.array(version) });

const documentSchema = z.object({
  'dist-tags': z.object({ latest: version }),
  versions: z.record(z.string(), z.unknown()),
});
const markedSchema = z.object({ housefront: z.object({ security: z.literal(true) }) });

async function readText(reply: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) return null;
  }
  return text;
}

/**
 * Reads which versions of the command line a registry has. The request names the package and nothing else.
 * @param registry address with a slash at its end
 * @returns null for any answer that is not that of a registry
 * @throws when the registry does not answer, or the signal aborts
 */
export async function readPublished(registry: string, signal: AbortSignal): Promise<Published | null> {
  const headers = { accept: 'application/json' };
  const reply = await fetch(new URL('housefront', registry), { headers, signal, credentials: 'omit' });
  if (!reply.ok) {
    await reply.body?.cancel();
    return null;
  }
  const text = await readText(reply);
  const parsed = documentSchema.safeParse(text === null ? null : JSON.parse(text));
  if (!parsed.success) return null;
  const { versions, 'dist-tags': tags } = parsed.data;
  const marked = Object.entries(versions).filter(
    ([name, manifest]) => semver.valid(name) === name && markedSchema.safeParse(manifest).success,
  );
  return { latest: tags.latest, security: marked.map(([name]) => name) };
}
