import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {constantsOf, enumMembers} from './constants';
import {WrongUse} from '../wrong-use';
import {described} from './described';
import {AUTH} from '../data';

/** A way to prove who uses a PKP. */
export interface AuthMethod {
  /** The member of `AuthMethodType`. */
  name: string;
  value: number;
  networkName: string;
  proof: string;
  /** The member of `ProviderType` that makes it, and that member's value. */
  provider: {name: string; value: string} | undefined;
}

/** What an auth method may do with a PKP. */
export interface AuthMethodScope {
  /** The member of `AuthMethodScope`. */
  name: string;
  value: number;
  allows: string;
}

/** The auth methods of a release, by number. */
export function readAuthMethods(release: Release): AuthMethod[] {
  const {AuthMethodType, ProviderType} = constantsOf(release);
  return enumMembers(AuthMethodType).map(({name, value}) => {
    const {provider, networkName, proof} = described(AUTH.methods, 'auth.json methods', name);
    const providerValue = provider && ProviderType[provider];
    if (provider && !providerValue) {
      throw new SiteError(
        'plugins/sdk-facts/data/auth.json',
        `ProviderType of ${release.name} has no "${provider}"; mend methods.${name}`,
      );
    }
    return {
      name,
      value,
      networkName,
      proof,
      provider: provider && providerValue ? {name: provider, value: providerValue} : undefined,
    };
  });
}

/**
 * The scopes of a release, by number.
 *
 * @throws WrongUse for a release without `AuthMethodScope`
 */
export function readScopes(release: Release): AuthMethodScope[] {
  const {AuthMethodScope} = constantsOf(release);
  if (!AuthMethodScope) {
    throw new WrongUse(`SDK ${release.name} has no scopes`);
  }
  return enumMembers(AuthMethodScope).map(({name, value}) => ({
    name,
    value,
    allows: described(AUTH.scopes, 'auth.json scopes', name),
  }));
}
