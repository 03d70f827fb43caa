import type { Command } from '../base/command.ts';
import { add } from './add.ts';
import { build } from './build.ts';
import { dev } from './dev.ts';
import { diff } from './diff.ts';
import { doctor } from './doctor.ts';
import { eject } from './eject.ts';
import { preview } from './preview.ts';
import { start } from './start.ts';
import { trace } from './trace.ts';
import { upgrade } from './upgrade.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [dev, build, preview, start, add, doctor, diff, upgrade, eject, trace];
