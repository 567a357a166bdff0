import {checkActionScript} from './action-script';
import {checkAuthSigs} from './auth-sig';
import {checkBrowserMembers} from './browser-members';
import {checkClientConfig} from './client-config';
import {checkConditions} from './conditions';
import {checkContractMembers} from './contract-members';
import {checkEnvironment} from './environment';
import {checkImports} from './imports';
import {checkMissingAwait} from './missing-await';
import {checkNames} from './names';
import {checkNearMisses} from './near-misses';
import {checkRequests} from './requests';
import {checkUntyped} from './untyped';
import type {Lint} from './lint';

/** What is checked in every script sample beside its types. */
export const LINTS: readonly Lint[] = [
  checkImports,
  checkEnvironment,
  checkActionScript,
  checkNames,
  checkConditions,
  checkAuthSigs,
  checkRequests,
  checkNearMisses,
  checkClientConfig,
  checkContractMembers,
  checkMissingAwait,
  checkBrowserMembers,
  checkUntyped,
];
