import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from '../repository/step.ts';
import { quietGit } from './repository.ts';

/** End of the value that begins at a place in the text of a config. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (`'"\``.includes(sign)) quote = sign;
    else if ('[{('.includes(sign)) depth += 1;
    else if (']})'.includes(sign)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (sign === ',' && depth === 0) return at;
  }
  return text.length;
}

/** A config with another value at a key, or without it. */
export function setInConfig(text: string, key: string, value: unknown, remove = false): string {
  const open = text.indexOf('defineSite({') + 'defineSite('.length;
  let [start, end] = [open, endOfValue(text, open)];
  const names = key.split('.');
  for (const [depth, name] of names.entries()) {
    const inside = text.slice(start, end);
    const isLast = depth === names.length - 1;
    const found = /^\d+$/.test(name)
      ? { index: Number(name) === 0 ? 0 : -1, 0: '[' }
      : new RegExp(`\\b${name}:\\s*`).exec(inside);
    if (!found || found.index < 0) {
      const written = `${name}: ${JSON.stringify(value)}, `;
      if (!isLast) throw new Error(`There is no ${key}.`);
      return `${text.slice(0, start + 1)} ${written}${text.slice(start + 1)}`;
    }
    const from = start + found.index;
    start = from + found[0].length;
    end = endOfValue(text, start);
    if (isLast && remove) return text.slice(0, from) + text.slice(end + (text[end] === ',' ? 1 : 0));
  }
  return text.slice(0, start) + JSON.stringify(value) + text.slice(end);
}

type Json = Record<string, unknown>;

/** JSON with another value at a key, or without it. */
function setInJson(text: string, key: string, value: unknown, remove = false): string {
  const json = JSON.parse(text) as Json;
  const names = key.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Json>((inner, name) => (inner[name] ??= {}) as Json, json);
  if (Array.isArray(parent) && remove) parent.splice(Number(last), 1);
  else if (remove) delete parent[last];
  else parent[last] = value;
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** A file of variables with another value, also within a value that is JSON. */
function setInEnv(text: string, key: string, value: unknown, remove = false): string {
  const [name = '', ...path] = key.split('.');
  return text
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith(`${name}=`)) return [line];
      if (remove) return [];
      const given = line.slice(name.length + 1);
      const next =
        path.length > 0 ? JSON.stringify(JSON.parse(setInJson(given, path.join('.'), value))) : String(value);
      return [`${name}=${next}`];
    })
    .join('\n');
}

function setIn(root: string, file: string, key: string, value: unknown, remove = false): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const kinds = [
    [/\.(?:json|webmanifest)$/, setInJson],
    [/\.env$/, setInEnv],
    [/\.ts$/, setInConfig],
  ] as const;
  const apply = kinds.find(([name]) => name.test(file))?.[1];
  if (!apply) throw new Error(`A value cannot be written in ${file}.`);
  writeFileSync(path, apply(text, key, value, remove));
}

/** Does what an advice says: the steps that it is made of. Steps for a person are left out. */
export function applySteps(root: string, steps: readonly Step[], programs: string): void {
  const env = { ...process.env, ...quietGit, PATH: `${programs}:${dirname(process.execPath)}:${process.env['PATH']}` };
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(root, file);
    writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
  };
  // One shell for all commands of an advice: one may set a variable for the next.
  const shell = (script: string) => execFileSync('bash', ['-ec', script], { cwd: root, env, encoding: 'utf8' });
  const commands: string[] = [];
  for (const step of steps) {
    switch (step.kind) {
      case 'run':
        commands.push(step.command);
        break;
      case 'set':
        setIn(root, step.file, step.key, step.value);
        break;
      case 'set-output':
        setIn(root, step.file, step.key, shell(step.command).trim());
        break;
      case 'unset':
        setIn(root, step.file, step.key, undefined, true);
        break;
      case 'replace':
        edit(step.file, (text) => {
          if (!text.includes(step.from)) throw new Error(`${step.file} does not have ${step.from}`);
          return text.replace(step.from, () => step.to);
        });
        break;
      case 'add-line':
        edit(step.file, (text) =>
          step.after === undefined
            ? `${text.replace(/\n?$/, '\n')}${step.line}\n`
            : text.replace(step.after, () => `${step.after}\n${step.line}`),
        );
        break;
      case 'remove-line':
        edit(step.file, (text) =>
          text
            .split('\n')
            .filter((line) => line.trim() !== step.line)
            .join('\n'),
        );
        break;
      case 'delete':
        rmSync(join(root, step.file), { recursive: true });
        break;
      case 'rename':
        renameSync(join(root, step.file), join(root, step.to));
        break;
      case 'shrink':
        edit(step.file, (text) => text.slice(0, step.bytes / 4));
        break;
      case 'settle':
        edit(step.file, (text) => text.replaceAll(/^<<<<<<< .*\n([\s\S]*?)^=======\n[\s\S]*?^>>>>>>> .*\n/gm, '$1'));
        break;
      case 'do':
        break;
    }
  }
  if (commands.length > 0) shell(commands.join('\n'));
}
