import type { Browser } from 'playwright';
import type { Amounts } from '../lib/effort.ts';
import type { Front } from '../lib/front.ts';
import type { Row } from '../lib/report.ts';
import type { Running } from '../lib/services.ts';

/** Context of a part. */
export interface Bench {
  readonly root: string;
  readonly rounds: number;
  readonly amount: Amounts;
  /** Builds to hold against each other, `NAME=FOLDER,…`; empty when none are named. */
  readonly builds: string;
  /** Programs, browser and front are started when the first part asks for them. */
  readonly services: () => Promise<Running>;
  readonly browser: () => Promise<Browser>;
  readonly front: () => Promise<Front>;
  /** Stops the programs for a part that starts its own. */
  readonly stopServices: () => Promise<void>;
  /** Reports progress. */
  readonly say: (text: string) => void;
}

/** A part of the benchmark. */
export type Part = (bench: Bench) => Promise<Row[]>;
