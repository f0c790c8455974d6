import { configure } from '@testing-library/react';

// A busy machine is no reason to fail: nothing waits this long when it works.
configure({ asyncUtilTimeout: 10_000 });
