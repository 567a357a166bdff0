'use strict';

// The SDK packages require what this stands in for at load time, and take members from it then.
// So reading a member must work, and only using one may throw, with a message that says why.
const refuse = (member) =>
  function stubbed() {
    throw new Error(
      `"${member}" belongs to a package that is not installed here. ` +
        'See the stubs in sdk/README.md.',
    );
  };

module.exports = new Proxy(
  {},
  {
    get(_target, member) {
      // Interop helpers and promise resolution ask for these; a function there would mislead them.
      if (typeof member === 'symbol' || member === '__esModule' || member === 'then') {
        return undefined;
      }
      return refuse(member);
    },
  },
);
