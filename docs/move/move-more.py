# usage: mv.py ROOT EXTRAFILE a=b [a=b…]: moves files or folders (with /) and rewrites imports
import os,re,subprocess,sys,posixpath as P
os.chdir(sys.argv[1]); extra=sys.argv[2]
pairs=[tuple(x.split('=')) for x in sys.argv[3:]]
files=[f for f in subprocess.check_output(['git','ls-files','-co','--exclude-standard'],text=True).split('\n') if f and os.path.isfile(f) and not os.path.islink(f)]
new={}
for f in files:
    for a,b in pairs:
        if f==a or (a.endswith('/') and f.startswith(a)): new[f]=b+f[len(a):]
for a,b in pairs:
    if not a.endswith('/') and a not in new: print('MISSING',a)
fileset=set(files); to=lambda p:new.get(p,p)
rel=lambda frm,t:(lambda r:r if r.startswith('.') else './'+r)(P.relpath(t,P.dirname(frm)))
spec=re.compile(r'''((?:from|import|import\(|new URL\(|@source|@import|@reference)\s*)(["'])(#?[./a-z][^"'\n]*)\2''')
n=0
for f in files:
    if not re.search(r'\.(tsx?|css|md|json|mjs)$',f) or f=='bun.lock': continue
    t=o=open(f).read(); nf=to(f)
    if re.search(r'\.(tsx?|css|mjs)$',f):
        def sub(m):
            s=m[3]
            if s[0]=='#': return f'{m[1]}{m[2]}#{to(s[1:])}{m[2]}' if s[1:] in fileset else m[0]
            if s[0]!='.': return m[0]
            p=P.normpath(P.join(P.dirname(f),s))
            if p in fileset or f!=nf: return f'{m[1]}{m[2]}{rel(nf,to(p))}{m[2]}'
            return m[0]
        t=spec.sub(sub,t)
    t=re.sub(r'(?<![\w/#.])(?:server|client|shared|db)/[\w./-]+',lambda m:(lambda q:to(q)+m[0][len(q):] if q in fileset else m[0])(m[0].rstrip('.,)')),t)
    if t!=o: open(f,'w').write(t); n+=1
# old path on main
mv=open('move.py').read().split("files=[f for f")[0]
ns={}
sys.argv=['x','.']
exec(mv.replace("import glob",""),ns) if False else None
exec(open('map.py').read())
rev=[]
src=open('move.py').read()
body=src[src.index('moves=[]'):src.index('import glob')]
exec(body)
def old(p):
    best=None
    for a,b in moves:
        if p==b or (b.endswith('/') and p.startswith(b)):
            c=a+p[len(b):]
            if best is None or len(b)>best[0]: best=(len(b),c)
    return best[1] if best else p
prev={}
if os.path.exists(extra):
    for l in open(extra):
        x=l.split()
        if len(x)==2: prev[x[1]]=x[0]
with open(extra,'a') as e:
    for a,b in new.items():
        os.makedirs(P.dirname(b) or '.',exist_ok=True); os.rename(a,b)
        e.write(f'{prev.get(a,old(a))} {b}\n')
subprocess.run('find server client shared db -type d -empty -delete; git add -A',shell=True)
print('moved',len(new),'rewritten',n)
