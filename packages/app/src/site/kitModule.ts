const PATTERN =
  /(?:^|\/)(?:packages|@housefront)\/(app|contract|core|ui)\/(?:src|dist)\/(.+?)(?:\.tsx?|\.js)?(?:\?.*)?$/;

/**
 * Name of one of the kit's modules, the same in the monorepo, where packages are sources, and in an installed package: its package
 * and its path without the extension, such as `app/site/client`.
 * @param id absolute path, path in a manifest, or id of a bundler
 * @returns null for a module of a site or a library
 */
export function kitModule(id: string): string | null {
  const [, name, path] = PATTERN.exec(id) ?? [];
  return name === undefined || path === undefined ? null : `${name}/${path}`;
}
