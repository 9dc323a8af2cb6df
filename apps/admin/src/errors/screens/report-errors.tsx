'use client';

import { browserErrorsPath } from '@nasaq/contract';
import { tellError } from '@nasaq/error-reports/browser';
import { type ReactNode, useEffect } from 'react';

/** Around all screens: what fails in them is told to the inbox. */
export function ReportErrors({ children }: { children?: ReactNode }) {
  useEffect(() => {
    const failed = ({ error }: ErrorEvent) => tellError(error, browserErrorsPath);
    const rejected = ({ reason }: PromiseRejectionEvent) => tellError(reason, browserErrorsPath);
    window.addEventListener('error', failed);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, []);
  return children;
}
