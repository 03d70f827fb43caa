/** Size of a change for semantic versions. Before 1.0.0 a breaking change is `minor`. */
export type Bump = 'patch' | 'minor' | 'major';

/** A breaking change, as its note describes it (OPS-13). */
export interface BreakingChange {
  /** Purpose of the change. */
  readonly intent: string;
  /** Sites, code or platforms that have to change. */
  readonly hits: string;
  /** Behaviour that an operator can rely on before and after. */
  readonly staysTrue: string;
  /** Command that succeeds when the change was followed. */
  readonly proof: string;
  /** Public names that it removes or changes, such as `config.fastPayment` or `@housefront/ui/patterns/Agreement#Agreement`. */
  readonly names: readonly string[];
}

/** A change of public names that breaks nothing, with the reason. */
export interface CompatibleChange {
  readonly why: string;
  readonly names: readonly string[];
}

/** A changeset that was read: its effect, its text, and what breaks. */
export interface ReleaseNote {
  readonly bump: Bump;
  /** Text for site owners. */
  readonly text: string;
  readonly breaking?: BreakingChange;
  readonly compatible?: CompatibleChange;
  /** It closes a vulnerability, so sites have to take the release soon. */
  readonly security?: true;
}

/** Outcome of {@link parseReleaseNote}. */
export type ParsedNote =
  | { readonly ok: true; readonly packages: Readonly<Record<string, Bump>>; readonly note: ReleaseNote }
  | { readonly ok: false; readonly problems: readonly string[] };

const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/** Labels of a breaking change, in their order. */
const fields = { intent: 'Intent', hits: 'Who is hit', staysTrue: 'Must stay true', proof: 'Proof', names: 'Names' };

/** Forms of public names: exports, keys of the config, calls and events of a platform. */
const nameForms: readonly RegExp[] = [
  /^@?[\w-]+(?:\/[\w.*-]+)*(?:#[\w$]+)?$/,
  /^config\.[\w$]+(?:\.[\w$]+)*$/,
  /^(?:GET|POST|PUT|PATCH|DELETE) \/\S*$/,
  /^event \S+$/,
];

/** Texts between backticks. */
const codes = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.trim());

/** Items `- **Label:** text` of a section; lines that begin with two spaces go on with the one before. */
function itemsOf(section: string): ReadonlyMap<string, string> {
  const items = section.replaceAll(/\n {2,}/g, ' ').matchAll(/^- \*\*([^*:]+):\*\*(.*)$/gm);
  return new Map([...items].map(([, label = '', text = '']) => [label, text.trim()]));
}

function namesOf(text: string, problems: string[]): readonly string[] {
  const names = codes(text);
  if (names.length === 0) problems.push('**Names:** write the public names in backticks');
  for (const name of names.filter((each) => !nameForms.some((form) => form.test(each))))
    problems.push(
      `**Names:** ${name} is no public name, such as @housefront/ui/patterns/Agreement#Agreement, config.realtime.host, GET /api/web/logo or event member/game.url`,
    );
  return names;
}

function breakingOf(section: string, problems: string[]): BreakingChange {
  const items = itemsOf(section);
  const known: readonly string[] = Object.values(fields);
  for (const label of [...items.keys()].filter((each) => !known.includes(each)))
    problems.push(`**${label}:** is unknown; the section Breaking has ${known.join(', ')}`);
  const read = (label: string) => {
    const text = items.get(label) ?? '';
    if (text.length < 3) problems.push(`**${label}:** is missing in the section Breaking`);
    return text;
  };
  const { intent, hits, staysTrue } = fields;
  const [proof = ''] = codes(read(fields.proof));
  if (items.has(fields.proof) && !proof) problems.push('**Proof:** write a command in backticks');
  return {
    intent: read(intent),
    hits: read(hits),
    staysTrue: read(staysTrue),
    proof,
    names: namesOf(read(fields.names), problems),
  };
}

function compatibleOf(section: string, problems: string[]): CompatibleChange {
  const items = itemsOf(section);
  const why = items.get('Why') ?? '';
  if (why.length < 3) problems.push('**Why:** say in the section Compatible why nothing breaks');
  return { why, names: namesOf(items.get('Names') ?? '', problems) };
}

function packagesOf(head: string, problems: string[]): Readonly<Record<string, Bump>> {
  const packages: Record<string, Bump> = {};
  for (const line of head.split(/\r?\n/).filter((each) => each.trim())) {
    const [, name = '', word] = /^(['"]?)(@?[\w./-]+)\1: *(\w+)$/.exec(line)?.slice(1) ?? [];
    const bump = bumps.find((each) => each === word);
    if (bump) packages[name] = bump;
    else problems.push(`${line}: is no package with patch, minor or major`);
  }
  if (Object.keys(packages).length === 0 && problems.length === 0) problems.push('names no package');
  return packages;
}

/**
 * Reads a changeset: packages, a text for site owners, and the sections `### Breaking`, `### Compatible` and `### Security`,
 * each at most once. `.changeset/README.md` shows the form.
 */
export function parseReleaseNote(source: string): ParsedNote {
  const problems: string[] = [];
  const [, head = '', body = ''] = /^---\r?\n([^]*?)(?<=\n)---\r?\n?([^]*)$/.exec(source) ?? [];
  const packages = packagesOf(head, problems);
  const [text = '', ...parts] = body.replaceAll('\r\n', '\n').split(/^### /m);
  const sections = new Map<string, string>();
  for (const part of parts) {
    const [title = '', ...lines] = part.split('\n');
    if (!/^(?:Breaking|Compatible|Security)$/.test(title.trim()))
      problems.push(`### ${title} is unknown: write Breaking, Compatible or Security`);
    if (sections.has(title.trim())) problems.push(`### ${title.trim()} is there twice`);
    sections.set(title.trim(), lines.join('\n'));
  }
  const bump = bumps.findLast((each) => Object.values(packages).includes(each)) ?? 'patch';
  const [breaking, compatible] = [sections.get('Breaking'), sections.get('Compatible')];
  if (breaking !== undefined && bump === 'patch') problems.push('a breaking change is minor or major, not patch');
  const note: ReleaseNote = {
    bump,
    text: text.trim(),
    ...(breaking !== undefined && { breaking: breakingOf(breaking, problems) }),
    ...(compatible !== undefined && { compatible: compatibleOf(compatible, problems) }),
    ...(sections.has('Security') && { security: true }),
  };
  return problems.length > 0 ? { ok: false, problems } : { ok: true, packages, note };
}
