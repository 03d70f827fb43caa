import type { Area, FindingKind } from './finding.ts';
import { app } from './app.ts';
import { assets } from './assets.ts';
import { build } from './build.ts';
import { config } from './config.ts';
import { ci } from './ci.ts';
import { cluster } from './cluster.ts';
import { code } from './code.ts';
import { consent } from './consent.ts';
import { container } from './container.ts';
import { copies } from './copies.ts';
import { gateway } from './gateway.ts';
import { git } from './git.ts';
import { icons } from './icons.ts';
import { image } from './image.ts';
import { manifest } from './manifest.ts';
import { network } from './network.ts';
import { nodePins } from './node-pins.ts';
import { ports } from './ports.ts';
import { project } from './project.ts';
import { proxy } from './proxy.ts';
import { record } from './record.ts';
import { secrets } from './secrets.ts';
import { texts } from './texts.ts';
import { theme } from './theme.ts';
import { words } from './words.ts';

/** Every area, in the order of the report. */
export const areas: readonly Area[] = [
  project,
  manifest,
  nodePins,
  copies,
  record,
  config,
  network,
  words,
  texts,
  theme,
  assets,
  icons,
  consent,
  code,
  gateway,
  ports,
  app,
  container,
  image,
  cluster,
  proxy,
  build,
  ci,
  git,
  secrets,
];

/** Findings about the list of expected findings itself. */
export const ignoreKinds = {
  'doctor.ignore-expired': {
    status: 'warn',
    title: 'A finding is no longer silenced',
    meaning: 'The date is past until which it was expected.',
    mend: 'Mend the finding and remove the entry, or write a later date.',
    ci: true,
  },
  'doctor.ignore-unknown': {
    status: 'warn',
    title: 'An entry silences nothing that there is',
    meaning: 'The id is misspelt, or the date is none: the finding is shown.',
    mend: 'Write the id of a finding, and a date such as 2027-01-31.',
    ci: true,
  },
} as const satisfies Readonly<Record<string, FindingKind>>;

/** Findings about servers of the operator, which are asked over the network. */
export const serverKinds = {
  'gateway.certificate': {
    status: 'fail',
    title: 'A certificate expires soon',
    meaning: 'After its last day browsers refuse the site. It is a warning 21 days before, a fault 3 days before.',
    mend: 'Renew the certificate, and let a timer do it from now on.',
    // A server is not part of the repository.
    ci: false,
  },
} as const satisfies Readonly<Record<string, FindingKind>>;

/** A kind of finding with its id. */
export interface ReferenceEntry extends FindingKind {
  readonly id: string;
  /** First part of the id. */
  readonly area: string;
}

/** Every finding of `housefront doctor`, for the documentation. */
export const findingsReference = (): readonly ReferenceEntry[] =>
  [...areas.map(({ kinds }) => kinds), ignoreKinds, serverKinds].flatMap(
    (kinds: Readonly<Record<string, FindingKind>>) =>
      Object.entries(kinds).map(([id, kind]) => ({ id, area: id.split('.')[0] ?? '', ...kind })),
  );
