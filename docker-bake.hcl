# docker buildx bake: builds the image for both architectures. Set VERSION, REVISION and CREATED in the environment.
variable "VERSION" { default = "0.2.0" }
variable "REVISION" { default = "unknown" }
variable "CREATED" { default = "unknown" }
variable "IMAGE" { default = "linkstead" }

target "default" {
  context   = "."
  platforms = ["linux/amd64", "linux/arm64"]
  tags      = ["${IMAGE}:${VERSION}", "${IMAGE}:latest"]
  args = {
    VERSION  = VERSION
    REVISION = REVISION
    CREATED  = CREATED
  }
  attest = ["type=sbom", "type=provenance,mode=max"]
}
