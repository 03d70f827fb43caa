import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SiteConfig } from '@housefront/contract/site-config';
import { shown, type Answers } from '@housefront/generator';
import { Failure } from '../base/command.ts';
import { askCaptcha, readLogin, readToken, type Person } from './ask-person.ts';
import { checkPlatform } from './checkPlatform.ts';
import { optionOf, readAgainst, readSite } from './platform-input.ts';
import { platformText } from './report/platformText.ts';
import { platformPage } from './report/report-page.ts';
import type { PlatformReport } from './report/types.ts';
import { isWell } from './report/verdict.ts';

/** Input of {@link runPlatformCheck}. */
export interface PlatformCommand {
  readonly given: Answers;
  /** Config of the site; undefined outside of a repository. */
  readonly config: SiteConfig | undefined;
  readonly cwd: string;
  /** Prints the report as JSON. */
  readonly json: boolean;
  /** Reasons of findings that are silenced, by their ids. */
  readonly ignored?: ReadonlyMap<string, string>;
  readonly person?: Person;
  readonly print?: (text: string) => void;
}

const terminal = (): Person => ({ env: process.env, isThere: process.stdin.isTTY && process.stdout.isTTY });

/** Exit code after Ctrl+C. */
const STOPPED = 130;

/**
 * Checks a platform as `housefront doctor --against` does: prints the report, writes the file, and ends with what is known at
 * Ctrl+C (OPS-04).
 * @returns 0 if a site works with the platform, 1 if not or if time was over, 130 after Ctrl+C
 * @throws {Failure} for an invalid option, and if the file cannot be written
 */
export async function runPlatformCheck(command: PlatformCommand): Promise<number> {
  const { given, config, cwd, json, person = terminal(), print = console.log } = command;
  const against = readAgainst(optionOf(given, 'against') ?? '', config);
  const site = readSite(given, config, against);
  const file = optionOf(given, 'report');
  if (file !== undefined && !/\.(?:html|json)$/.test(file)) {
    throw new Failure(`--report: ${shown(file)} ends neither in .html nor in .json. Write report.html.`);
  }
  const token = await readToken(given, person);
  const login = token === undefined ? await readLogin(given, person) : undefined;
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const solveCaptcha = (picture: string) => askCaptcha(picture, person);
    const checked = await checkPlatform({ against, site, login, token, solveCaptcha, signal: controller.signal });
    const report = withoutIgnored(checked, command.ignored);
    if (file !== undefined) write(file, cwd, report);
    print(json ? JSON.stringify(report, null, 2) : platformText(report, file).join('\n'));
    if (report.ended === 'stopped') return STOPPED;
    return isWell(report) && report.ended !== 'time' ? 0 : 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  }
}

/** Faults that an operator expects are no longer faults, but stay in the report. */
function withoutIgnored(report: PlatformReport, ignored: ReadonlyMap<string, string> = new Map()): PlatformReport {
  const findings = report.findings.map((finding) => {
    const why = ignored.get(finding.id);
    const isFault = finding.status === 'fail' || finding.status === 'warn';
    return why !== undefined && isFault
      ? { ...finding, status: 'skipped' as const, why: `${why} ${finding.why}` }
      : finding;
  });
  return { ...report, findings };
}

function write(file: string, cwd: string, report: PlatformReport): void {
  try {
    writeFileSync(
      resolve(cwd, file),
      file.endsWith('.html') ? platformPage(report) : `${JSON.stringify(report, null, 2)}\n`,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new Failure(`--report: ${shown(file)} cannot be written${code}. Name a file in a folder that exists.`);
  }
}
