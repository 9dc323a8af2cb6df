// Next runs this before anything else of a screen: from here on its chunks and workers are asked about.
import './platform/staff/trusted-types.ts';
