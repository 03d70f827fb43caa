import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMark } from '@housefront/contract/json';
import type { Answers } from '../questions.ts';
import { joinTrees } from '../render.ts';
import { BASE, baseTree, hashesOf, readRecord, recordText, RECORD, wantVersion } from '../record.ts';
import { siteData } from '../site/data.ts';
import { siteFiles } from '../site/files.ts';
import { templateModules } from '../template/own-template.ts';
import type { FileTree } from '../writeTree.ts';
import { repositoryFiles } from './files.ts';
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
 * The files of a further site of a repository, with its record.
 * @param kit version of the running kit
 * @throws {RecordError} when the repository has files of another version
 */
export function addSite(
  root: string,
  answers: Answers,
  kit: string,
): { readonly files: FileTree; readonly notes: readonly string[] } {
  const record = readRecord(root);
  wantVersion(record, kit);
  const id = String(answers['id']);
  const data = siteData(answers, templateModules(record.repository, record.templates ?? {}));
  const sites = { ...record.sites, [id]: answers };
  // The list of the gateway is generated too, and its base has the new site.
  const gatewayBase = repositoryFiles({ repository: record.repository, sites }, kit).get(GATEWAY) ?? '';
  const site = siteFiles(data);
  const files = { ...record.files, ...hashesOf(site), ...hashesOf(new Map([[GATEWAY, gatewayBase]])) };
  return {
    files: joinTrees(
      site,
      baseTree(site),
      withGatewayEntry(root, id),
      new Map([
        [`${BASE}/${GATEWAY}`, gatewayBase],
        [RECORD, recordText({ ...record, sites, files })],
      ]),
    ),
    notes: data.notes,
  };
}
