import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import type { Answers } from '../base/questions.ts';
import { readRecord, wantVersion, type KitRecord } from '../base/record.ts';
import { siteData } from '../site/data.ts';
import { templateModules } from '../template/own-template.ts';
import type { FileTree } from '../base/writeTree.ts';
import { GATEWAY, gatewayEntry, gatewayText } from './gateway.ts';

/** The gateway's list of sites with one more, as the repository has it: its other entries and their order stay. */
function withGatewayEntry(root: string, id: string): FileTree {
  const file = join(root, GATEWAY);
  if (!existsSync(file)) return new Map();
  const list: unknown = JSON.parse(withoutMark(readFileSync(file, 'utf8')));
  if (!Array.isArray(list)) return new Map();
  // The file is the operator's; its entries stay as they are.
  return new Map([[GATEWAY, gatewayText([...(list as unknown[]), gatewayEntry(id)])]]);
}

/**
 * The record of a repository with a further site, and the gateway's list with it.
 * @param kit version of the running kit
 * @throws {RecordError} when the repository has files of another version
 */
export function addSite(
  root: string,
  answers: Answers,
  kit: string,
): { readonly record: KitRecord; readonly files: FileTree; readonly notes: readonly string[] } {
  const record = readRecord(root);
  wantVersion(record, kit);
  const id = String(answers['id']);
  const { notes } = siteData(answers, templateModules(record.repository, record.templates ?? {}));
  return { record: { ...record, sites: { ...record.sites, [id]: answers } }, files: withGatewayEntry(root, id), notes };
}
