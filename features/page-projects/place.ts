import {VERSIONS} from '../../site/versions';
import type {Sdk} from '../../packages/sdk-release/sdk';

/** The page of a project. */
export interface ProjectPage {
  title: string;
  description: string;
  /** With the origin, and without an ending: the package has the same address with `.tgz`. */
  address: string;
}

/** Parts that the projects of a docs version share. */
export interface ProjectBase {
  sdk: Sdk;
  /** `tsconfig.json` and `vite.config.js`, as the Installation page of the docs version shows them. */
  settings: Readonly<Record<'tsconfig.json' | 'vite.config.js', string>>;
  /** Address of the package of lit-local-network. */
  localNetwork: string;
  /** The page with a path in the repository. */
  pageOf: (file: string) => ProjectPage | undefined;
}

/** The folder that a package makes: the last part of its address. */
export const folderOf = (address: string): string => address.split('/').at(-1)!;

/** Tests if a path in the repository is that of an Installation page. */
export const isInstallation = (file: string): boolean =>
  Object.values(VERSIONS).some(({folder, installation}) => file === `${folder}/${installation}`);
