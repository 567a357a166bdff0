import semver from 'semver';
import {MAKES_FOLDER} from '../../lib/node/fences';
import {commandsOf, isGlobal, requestsOf, type PackageRequest} from './kinds/shell';
import type {ReaderPage} from './pages';
import {problemOf, type Problem, type Sample} from './sample';

/** The packages that a shell sample puts into the folder it is typed in. */
const installedBy = ({fence}: Sample): PackageRequest[] =>
  commandsOf(fence.code)
    .filter(({words}) => words[0] !== 'npx' && !isGlobal(words))
    .flatMap(({words}) => requestsOf(words));

const MAKES_MODULES = /\bnpm pkg set type=module\b/;

/**
 * Checks that a reader who starts with an empty folder can follow a page: that it makes a folder of modules before the
 * first sample that needs one, and names the release of each package.
 */
export function checkInstallBlocks({samples, elsewhere}: ReaderPage): Problem[] {
  const shells = samples.filter(
    ({fence}) => fence.language === 'bash' && !fence.meta.includes('unchecked'),
  );
  const isShownBefore = (command: RegExp, {page, fence}: Sample): boolean =>
    shells
      .filter((shell) => shell.page.path !== page.path || shell.fence.line <= fence.line)
      .some((shell) => command.test(shell.fence.code));

  const problemsOf = (sample: Sample): Problem[] => {
    const {fence, environment, title = ''} = sample;
    const packages = shells.includes(sample) ? installedBy(sample) : [];
    const messages = packages
      .filter(({wanted = ''}) => !semver.valid(wanted))
      .map(({name}) => `"${name}" is installed without an exact version`);
    if (packages.length > 0 && !isShownBefore(MAKES_FOLDER, sample)) {
      messages.push(
        'installs into no folder; begin with "mkdir <name> && cd <name> &&" and "npm init -y && npm pkg set type=module"',
      );
    }
    const needsModules = fence.awaits && environment !== 'action' && !/\.m[jt]s$/.test(title);
    if (needsModules && !isShownBefore(MAKES_MODULES, sample)) {
      messages.push(
        'awaits at top level, which fails in a folder that is not of modules; show "npm pkg set type=module" before it',
      );
    }
    return messages.map((message) => problemOf(sample, message));
  };
  return elsewhere === undefined ? samples.flatMap(problemsOf) : [];
}
