import {configure} from '@testing-library/react';

// On a busy machine, an effect or an answer may take longer than a second.
configure({asyncUtilTimeout: 30_000});
