import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {constantsOf, enumMembers} from './constants';
import {WrongUse} from '../wrong-use';
import {described} from './described';
import {AUTH} from '../data';

/** The ways to prove who uses a PKP, by number; the provider is the member of `ProviderType` that makes one. */
export function readAuthMethods(release: Release) {
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
 * What an auth method may do with a PKP, by number.
 *
 * @throws WrongUse for a release without `AuthMethodScope`
 */
export function readScopes(release: Release) {
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
