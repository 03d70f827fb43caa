import { readFile } from 'node:fs/promises';
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from '../src/registry/calls.ts';
import { documents, folder } from './documents.ts';

const built = await documents();
const openapi = JSON.parse(built.get('openapi.json') ?? '');
const asyncapi = JSON.parse(built.get('asyncapi.json') ?? '');

test.each([...built])('[CON-02] the committed %s is up to date (npm run docs:api writes it)', async (file, text) => {
  expect(await readFile(new URL(file, folder), 'utf8')).toBe(text);
});

test('[CON-02] the OpenAPI 3.1 document is valid', async () => {
  const result = await new Validator().validate(structuredClone(openapi));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(openapi.openapi).toMatch(/^3\.1\./);
});

test('[CON-02] the validator refuses a broken document', async () => {
  const result = await new Validator().validate({
    ...structuredClone(openapi),
    paths: { '/x': { post: { responses: 7 } } },
  });
  expect(result.valid).toBe(false);
});

test('[CON-02] the AsyncAPI 3.0 document is valid', async () => {
  const { document, diagnostics } = await new Parser().parse(built.get('asyncapi.json') ?? '');
  // 0 is an error, 1 a warning; a newer version of the format is only information.
  const complaints = diagnostics.filter(({ severity }: { severity: number }) => severity < 2);
  expect(complaints.map(({ message }) => message)).toEqual([]);
  expect(document?.version()).toBe('3.0.0');
  expect(Object.keys(asyncapi.channels)).toHaveLength(7);
});

test('[CON-02] every call is documented with its auth and codes, and every reference leads somewhere', () => {
  const operations = Object.values<Record<string, { operationId: string }>>(openapi.paths).flatMap((path) =>
    Object.values(path),
  );
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  expect(openapi.paths['/api/member/game/play1'].post).toMatchObject({
    security: [{ token: [] }],
    'x-codes': { '203': expect.any(String) },
  });
  for (const [document, file] of [
    [openapi, 'openapi.json'],
    [asyncapi, 'asyncapi.json'],
  ]) {
    const refs = [...String(built.get(file)).matchAll(/"\$ref": "#\/([^"]+)"/g)].map((match) => match[1] ?? '');
    const missing = refs.filter((ref) => ref.split('/').reduce((part, key) => part?.[key], document) === undefined);
    expect(missing).toEqual([]);
  }
});
